import { type CallOptions, requestJson } from './requestJson.ts';

/** Sends one request and gives the parsed body, of any shape: what every endpoint of this package is asked with. */
export type Send = (path: string, options: CallOptions) => Promise<unknown>;

/**
 * Sends requests to a server.
 *
 * @param base the address of the server, such as `https://toolbox.example`
 */
export function sendTo(base: string): Send {
  return (path, options) => requestJson(path, { ...options, base });
}
