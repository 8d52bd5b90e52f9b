/** The caches of the not-found pages begin with it; the rest is the version of the pages. */
const CACHE = 'not-found-';

type Navigation = { readonly request: Request; readonly url: URL };

/**
 * Answers a navigation that is to no cached page: from the network; without one, with the cached page that the path
 * names in another spelling, such as `/about/`, or with the not-found page.
 *
 * The service worker contains the source of this function, so it uses nothing from outside of it and repeats `spelling`
 * of `settleUrl.ts`.
 */
export async function answerNavigation({ request, url }: Navigation): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    let path = url.pathname;
    try {
      path = decodeURIComponent(path);
    } catch {
      // It was cut within an encoded character.
    }
    const steps = path.toLowerCase().split('/');
    const plain = `/${steps.filter((step) => step !== '').join('/')}`.replace(/(?:\/index)?\.html?$/u, '');
    const page = plain.replace(/^\/ko(?=\/|$)/u, '') || '/';
    const missing = /^\/en(?:\/|$)/u.test(page) ? '/en/404' : '/404';
    for (const candidate of [page, missing]) {
      // The parameters of a cached page are its revision.
      const found = await caches.match(candidate, { ignoreSearch: true });
      if (found !== undefined) return found;
    }
    throw error;
  }
}

/**
 * The code of the service worker that caches the not-found pages. The list of cached files cannot have them, because a
 * server answers their URL with 404. Each version has its own, which needs the scripts of that version.
 *
 * @param version changes with the pages
 */
export function cacheNotFoundPages(version: string): string {
  const name = JSON.stringify(CACHE + version);
  return [
    ';addEventListener("install",(event)=>event.waitUntil((async()=>{',
    `const cache=await caches.open(${name});`,
    'for(const path of ["/404","/en/404"]){const answer=await fetch(path,{cache:"no-cache"});',
    // A redirected answer, as some hosts give, is not valid for a navigation to another path.
    'await cache.put(path,new Response(await answer.blob(),{status:404,headers:answer.headers}))}',
    // Everything else works without them.
    '})().catch(()=>{})));',
    'addEventListener("activate",(event)=>event.waitUntil(caches.keys().then((names)=>Promise.all(names',
    `.filter((name)=>name.startsWith("${CACHE}")&&name!==${name}).map((name)=>caches.delete(name))))));\n`,
  ].join('');
}
