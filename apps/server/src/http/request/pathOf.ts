import type { FastifyRequest } from 'fastify';

/** The decoded path of a request, without its query. A path that cannot be decoded is returned unchanged. */
export function pathOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '/';
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
