import { type CallOptions, requestJson } from './requestJson.ts';

/**
 * Sends a request and returns the parsed body, of any shape. Every endpoint of this package calls its server with it.
 */
export type Send = (path: string, options: CallOptions) => Promise<unknown>;

/**
 * Sends requests to a server.
 *
 * @param base the address of the server, such as `https://toolbox.example`, or `location.origin` in a page of its own
 */
export function sendTo(base: string): Send {
  return (path, options) => requestJson(path, { ...options, base });
}
