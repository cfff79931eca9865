"""A picture of a contest: the ladder of its players, as SVG."""

from __future__ import annotations

from html import escape
from typing import Any

ROW, LEFT, RIGHT, TOP, WIDTH = 34, 130, 90, 54, 720
INK, PALE, LINE = "#1d2433", "#5b6478", "#c9cedb"


def draw_ladder(report: dict[str, Any]) -> str:
    """The players by strength, each with its Elo rating and 95 % interval."""
    rows = sorted(report["results"], key=lambda row: -row["elo"]["mean"])
    low = min(row["elo"]["low"] for row in rows) - 20
    high = max(row["elo"]["high"] for row in rows) + 20
    height = TOP + ROW * len(rows) + 34

    def x(elo: float) -> float:
        return round(float(LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT)), 1)

    title = f"{report['slug']}, {report['players']} players, {report['deals']} deals, {report['budget']}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="600">{escape(title)}</text>',
    ]
    step = 100 if high - low < 1200 else 200
    lines += [
        f'<line x1="{x(tick)}" y1="{TOP - 8}" x2="{x(tick)}" y2="{height - 30}" stroke="{LINE}"/>'
        f'<text x="{x(tick)}" y="{height - 12}" text-anchor="middle" fill="{PALE}" font-size="12">{tick}</text>'
        for tick in range(int(low // step + 1) * step, int(high) + 1, step)
    ]
    for number, row in enumerate(rows):
        elo, y = row["elo"], TOP + ROW * number + 12
        lines.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(row["bot"])}</text>'
            f'<line x1="{x(elo["low"])}" y1="{y}" x2="{x(elo["high"])}" y2="{y}" stroke="{INK}" stroke-width="2"/>'
            f'<circle cx="{x(elo["mean"])}" cy="{y}" r="5"/>'
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}" fill="{PALE}">{elo["mean"]:+.0f} Elo</text>'
        )
    lines.append("</svg>")
    return "\n".join(lines) + "\n"
