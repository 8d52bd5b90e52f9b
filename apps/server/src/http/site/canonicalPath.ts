/** The name of a page's file at the end of a path in lowercase. */
const FILE_NAME = /(?:\/index)?\.html?$/;
/** People guess it from `/en`; Korean pages have no prefix. */
const KOREAN_PREFIX = /^\/ko(?=\/|$)/;

/**
 * The one spelling of the path of a page that may have capitals, repeated slashes, the name of the file, or the prefix
 * `/ko`. The site has the same rule for other hosts: `apps/web/app/pages/not-found`.
 *
 * @param path decoded, without a query
 */
export function canonicalPath(path: string): string {
  const steps = path.toLowerCase().split('/');
  const plain = `/${steps.filter((step) => step !== '').join('/')}`;
  return plain.replace(FILE_NAME, '').replace(KOREAN_PREFIX, '') || '/';
}
