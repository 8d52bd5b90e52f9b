export type RequestTarget = {
  /** The path with its query. */
  readonly url: string;
  /** The host with its port, if the target names one. */
  readonly host?: string;
};

/** `http://host/path`. Without a user, whose name could be mistaken for the host, and without a backslash. */
const ABSOLUTE = /^https?:\/\/([^\s/?#@\\]+)([/?].*)?$/i;

/**
 * Splits the target of a request, which clients send to proxies with its host. Any other target is returned unchanged.
 *
 * @see RFC 9112, 3.2.2: a server must accept it, and use its host instead of the header
 */
export function requestTarget(target: string): RequestTarget {
  const [, host, path = ''] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return { url: target };
  return { url: path.startsWith('/') ? path : `/${path}`, host };
}
