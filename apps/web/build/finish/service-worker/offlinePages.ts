/** The caches of the not-found pages begin with it; the rest is the release. */
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
 * The code of the service worker that fetches what it cannot answer, as the page would without a worker. Workbox stores
 * data that its cache has lost again, and fails instead of answering where the disk is full or the cache is damaged.
 *
 * It must come before the code that changes `fetch`, whose refusals concern only what is cached.
 */
export function fetchUnanswered(): string {
  return [
    ';{const load=fetch,{respondWith}=FetchEvent.prototype;FetchEvent.prototype.respondWith=function(answer){',
    'respondWith.call(this,Promise.resolve(answer).catch(()=>load(this.request)))}}\n',
  ].join('');
}

/**
 * The code of the service worker that refuses to cache a page of another release: during a rolling upgrade the servers
 * of two releases answer in turn. Installation then fails, and the browser tries again later.
 *
 * A page is recognized by the file that only its release has, not by a hash of its bytes, because some hosts add to
 * HTML, and their visitors would keep the first release forever. Workbox offers no place for such a check where it
 * generates the worker, so it is made where Workbox fetches; only what it caches is requested like this.
 *
 * @param releaseFile the path of the file that every page of the release names, and no page of another
 */
export function refuseOtherReleases(releaseFile: string): string {
  return [
    ';{const load=fetch;self.fetch=async(input,init)=>{const answer=await load(input,init);',
    // The last step of the path of a page has no dot.
    String.raw`if(input.cache==="reload"&&input.mode!=="navigate"&&!/\/[^/]*\.[^/]*$/.test(input.url)`,
    `&&!(await answer.clone().text()).includes(${JSON.stringify(releaseFile)}))`,
    'throw new TypeError("The page is not of this release.");',
    'return answer}}\n',
  ].join('');
}

/**
 * The code of the service worker that refuses to cache what is not of the type of the file, such as the sign-in page of
 * a network or the maintenance page of a proxy, which come with status 200 and would take the place of a script as long
 * as its name is listed. They may be in the cache of the browser too, so the file is fetched past it once.
 */
export function refuseOtherTypes(): string {
  return [
    ';{const load=fetch;self.fetch=async(input,init)=>{let answer=await load(input,init);',
    'const {url="",cache,mode}=input;',
    String.raw`const [,ending]=/\/[^/]*\.([^/.]*)$/.exec(url)??[];`,
    'const isOther=()=>{const type=answer.headers.get("content-type")??"";',
    // Hosts differ in the types of other files, but send none of them as a page.
    'return answer.ok&&(type.includes("html")||!type.includes({js:"javascript",css:"css"}[ending]??""))};',
    String.raw`if(ending!==undefined&&mode!=="navigate"&&(cache==="reload"||/^[^/]+\/\/[^/]+\/assets\//.test(url))&&isOther()){`,
    'answer=await load(new Request(input,{cache:"reload"}));',
    'if(isOther())throw new TypeError("The file is of another type.")}',
    'return answer}}\n',
  ].join('');
}

/**
 * The code of the service worker that copies the files with a hash from the cache of an earlier release, because each
 * release has a cache of its own.
 */
export function copyHashedFiles(): string {
  return [
    ';{const load=fetch;self.fetch=async(input,init)=>{const {url="",mode}=input;',
    String.raw`const kept=mode!=="navigate"&&/^[^/]+\/\/[^/]+\/assets\//.test(url)?await caches.match(url):undefined;`,
    'return kept??load(input,init)}}\n',
  ].join('');
}

/**
 * The code of the service worker that caches the not-found pages. The list of cached files cannot have them, because a
 * server answers their URL with 404.
 *
 * @param release names the cache, because the pages need the scripts of their release
 * @param releaseFile the path of the file that every page of the release names, and no page of another
 */
export function cacheNotFoundPages(release: string, releaseFile: string): string {
  const name = JSON.stringify(CACHE + release);
  const folder = JSON.stringify(releaseFile.replace(/[^-]*$/u, ''));
  return [
    ';addEventListener("install",(event)=>event.waitUntil((async()=>{let isOther=false;try{',
    `const cache=await caches.open(${name});`,
    'for(const path of ["/404","/en/404"]){const answer=await fetch(path,{cache:"no-cache"});',
    'const page=await answer.text();',
    // A redirected answer, as some hosts give, is not valid for a navigation to another path.
    `if(page.includes(${JSON.stringify(releaseFile)}))`,
    'await cache.put(path,new Response(page,{status:404,headers:answer.headers}));',
    `else if(page.includes(${folder}))isOther=true}`,
    // Everything else works without them.
    '}catch{}if(isOther)throw new TypeError("The not-found page is not of this release.")})()));\n',
  ].join('');
}

/**
 * The code of the service worker that deletes the caches of other releases when its own becomes the active one. While a
 * newer release is being installed it deletes nothing, because it does not know which are its caches; that release does
 * so later.
 *
 * @param release which the names of both caches of a release contain
 */
export function deleteOtherReleases(release: string): string {
  return [
    ';addEventListener("activate",(event)=>event.waitUntil((async()=>{',
    'const {installing,waiting,scope}=self.registration;if(installing||waiting)return;',
    `for(const name of await caches.keys())if((name.startsWith("${CACHE}")||name.includes("-precache-")&&`,
    `name.endsWith(scope))&&!name.includes(${JSON.stringify(release)}))await caches.delete(name)})()));\n`,
  ].join('');
}
