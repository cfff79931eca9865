// Where in the house somebody is: the foyer, or a table. The house may live under any path of a site.

const base = new URL(document.baseURI).pathname.replace(/\/$/, "");

function tableIn(path: string): string {
  return /^\/t\/([a-z0-9]+)$/.exec(path.slice(base.length))?.[1] ?? "";
}

class Route {
  table = $state(tableIn(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.table = tableIn(location.pathname)));
  }

  go(table: string): void {
    history.pushState(null, "", table ? `${base}/t/${table}` : `${base}/`);
    this.table = table;
    scrollTo(0, 0);
  }
}

export const route = new Route();
export const address = (path: string): string => `${base}${path}`;
export const link = (table: string): string => `${location.origin}${base}/t/${table}`;
