/** Whether an address is this device itself, so that a link to it leads nobody else here. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
