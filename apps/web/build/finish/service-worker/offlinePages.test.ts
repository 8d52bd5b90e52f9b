// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerNavigation,
  cacheNotFoundPages,
  copyHashedFiles,
  deleteOtherReleases,
  fetchUnanswered,
  refuseOtherReleases,
  refuseOtherTypes,
} from './offlinePages.ts';

const CACHED = ['/', '/en', '/string-tools/char-count', '/en/about', '/404', '/en/404'];

/** What a service worker finds in its caches, by path. */
const storage = {
  match: async (path: string) => (CACHED.includes(path) ? new Response(path) : undefined),
};
const answer = (path: string) => {
  const url = new URL(path, 'https://tools.example');
  return answerNavigation({ request: new Request(url), url }).then((response) => response.text());
};

describe('answerNavigation', () => {
  beforeEach(() => void vi.stubGlobal('caches', storage));
  afterEach(() => void vi.unstubAllGlobals());

  it('takes what the network answers', async () => {
    vi.stubGlobal('fetch', async () => new Response('network'));
    expect(await answer('/string-tools/char-count/')).toBe('network');
  });

  it.each([
    ['/string-tools/char-count/', '/string-tools/char-count'],
    ['/string-tools/char-count//?a=1', '/string-tools/char-count'],
    ['/String-Tools/char%2Dcount', '/string-tools/char-count'],
    ['/en/', '/en'],
    ['/en/about.html', '/en/about'],
    ['/index.html', '/'],
    ['/ko', '/'],
    ['/docs/text', '/404'],
    ['/english', '/404'],
    ['/%E0%A4%A', '/404'],
    ['/en/nope', '/en/404'],
  ])('without the network, answers %s with the cached page %s', async (path, page) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await answer(path)).toBe(page);
  });

  it('fails as the network does where nothing is cached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('caches', { match: async () => undefined });
    await expect(answer('/nope')).rejects.toThrow('offline');
  });

  it('is complete: its source works where nothing else is', () => {
    expect(answerNavigation.toString()).not.toMatch(/__vite|_import|CACHE/u);
  });
});

const FILE = '/assets/manifest-22222222.js';
const OWN = `<script>import "${FILE}"</script><script src="/added-by-the-host.js"></script>`;
const OTHER = '<script>import "/assets/manifest-11111111.js"</script>';

describe('fetchUnanswered', () => {
  /** What a page gets for a request that the worker answers like this. */
  const received = async (answer: Promise<string> | string, load: (request: string) => Promise<string>) => {
    class FetchEvent {
      readonly request = '/guides/ko/char-count.json';
      response: Promise<string> | string | undefined;
      respondWith(response: Promise<string> | string) {
        this.response = response;
      }
    }
    new Function('fetch', 'FetchEvent', fetchUnanswered())(load, FetchEvent);
    const event = new FetchEvent();
    event.respondWith(answer);
    return event.response;
  };
  const network = async (request: string) => `network: ${request}`;

  it('leaves an answer as it is', async () => {
    expect(await received('cached', network)).toBe('cached');
    expect(await received(Promise.resolve('cached'), network)).toBe('cached');
  });

  it('fetches from the network where the answer fails', async () => {
    const failure = Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await received(failure, network)).toBe('network: /guides/ko/char-count.json');
  });

  it('fails as the network does', async () => {
    const offline = () => Promise.reject(new TypeError('offline'));
    await expect(received(Promise.reject(new Error('no cache')), offline)).rejects.toThrow('offline');
  });
});

describe('refuseOtherReleases', () => {
  /** What the worker gets for a request where the server answers with a page. */
  const fetched = (request: { readonly url: string; readonly cache: string; readonly mode?: string }, body: string) => {
    const scope = { fetch: async (_: unknown): Promise<Response> => new Response(body) };
    new Function('self', 'fetch', refuseOtherReleases(FILE))(scope, scope.fetch);
    return scope.fetch(request).then((response) => response.text());
  };

  it.each(['https://tools.example/', 'https://tools.example/en/about'])(
    'caches only its own page at %s',
    async (url) => {
      const request = { url, cache: 'reload', mode: 'cors' };
      expect(await fetched(request, OWN)).toBe(OWN);
      await expect(fetched(request, OTHER)).rejects.toThrow('release');
      await expect(fetched(request, '<h1>Bad gateway</h1>')).rejects.toThrow('release');
    },
  );

  it.each([
    ['a file that is no page', { url: 'https://tools.example/favicon.svg', cache: 'reload', mode: 'cors' }],
    ['a file with a hash', { url: 'https://tools.example/assets/a-0.js', cache: 'default', mode: 'cors' }],
    ['a navigation', { url: 'https://tools.example/about', cache: 'reload', mode: 'navigate' }],
    ['a request of a page', { url: 'https://tools.example/about', cache: 'no-store', mode: 'cors' }],
  ])('lets %s pass', async (_name, request) => {
    expect(await fetched(request, OTHER)).toBe(OTHER);
  });
});

describe('refuseOtherTypes', () => {
  type Answer = readonly [type: string | undefined, status?: number];

  /** What the worker gets for a request to a server that answers like this, the last answer again and again. */
  const fetched = async (path: string, answers: readonly Answer[], cache: RequestCache = 'default') => {
    const asked: Request[] = [];
    const scope = {
      fetch: async (request: Request): Promise<Response> => {
        const [type, status = 200] = answers[Math.min(asked.length, answers.length - 1)] ?? [undefined];
        asked.push(request);
        return new Response(new Uint8Array(1), { status, headers: type === undefined ? {} : { 'content-type': type } });
      },
    };
    new Function('self', 'fetch', refuseOtherTypes())(scope, scope.fetch);
    const response = await scope.fetch(new Request(`https://tools.example${path}`, { cache }));
    return { type: response.headers.get('content-type'), caches: asked.map((request) => request.cache) };
  };

  it.each([
    ['/assets/a-01234567.js', 'text/html; charset=utf-8'],
    ['/assets/a-01234567.js', 'application/json'],
    ['/assets/a-01234567.js', undefined],
    ['/assets/a-01234567.css', 'text/html'],
    ['/assets/a-01234567.css', 'text/plain'],
    ['/assets/icons-01234567.svg', 'text/html'],
  ])('refuses %s of type %s', async (path, type) => {
    await expect(fetched(path, [[type]])).rejects.toThrow('type');
  });

  it.each(['/favicon.svg', '/metadata/ko.json', '/site-ko.webmanifest', '/plain.js'])(
    'refuses a page in place of %s, which has no hash',
    async (path) => {
      await expect(fetched(path, [['text/html']], 'reload')).rejects.toThrow('type');
    },
  );

  it.each([
    ['/assets/a-01234567.js', 'text/javascript; charset=utf-8', 'default'],
    ['/assets/a-01234567.js', 'application/javascript', 'default'],
    ['/assets/a-01234567.css', 'text/css', 'default'],
    ['/site-ko.webmanifest', 'application/octet-stream', 'reload'],
    ['/icon-192.png', 'image/png', 'reload'],
    ['/about', 'text/html', 'reload'],
    ['/', 'text/html', 'reload'],
    ['/api/v1.0', 'text/html', 'default'],
  ] as const)('takes %s of type %s at once', async (path, type, cache) => {
    expect(await fetched(path, [[type]], cache)).toEqual({ type, caches: [cache] });
  });

  it('fetches a file past the cache of the browser that has a page in its place', async () => {
    const answers = [['text/html'], ['text/javascript']] as const;
    expect(await fetched('/assets/a-01234567.js', answers)).toEqual({
      type: 'text/javascript',
      caches: ['default', 'reload'],
    });
  });

  it('passes an error on', async () => {
    expect((await fetched('/assets/a-01234567.js', [['text/plain', 404]])).type).toBe('text/plain');
  });
});

describe('copyHashedFiles', () => {
  it.each([
    ['/assets/a-01234567.js', 'no-cors', 'copy'],
    ['/assets/b-01234567.js', 'cors', 'network'],
    ['/favicon.svg', 'cors', 'network'],
    ['/about', 'cors', 'network'],
    ['/assets/a-01234567.js', 'navigate', 'network'],
  ])('answers a request of %s in mode %s from the %s', async (path, mode, from) => {
    const kept = ['/assets/a-01234567.js', '/favicon.svg', '/about'].map((file) => `https://tools.example${file}`);
    const match = async (url: string) => (kept.includes(url) ? new Response('copy') : undefined);
    const scope = { fetch: async (_: unknown): Promise<Response> => new Response('network') };
    new Function('self', 'fetch', 'caches', copyHashedFiles())(scope, scope.fetch, { match });
    const response = await scope.fetch({ url: `https://tools.example${path}`, mode });
    expect(await response.text()).toBe(from);
  });
});

describe('deleteOtherReleases', () => {
  const SCOPE = 'https://tools.example/';
  const OWN_CACHES = [`22222222-precache-v2-${SCOPE}`, 'not-found-22222222'];
  const OTHERS = [`11111111-precache-v2-${SCOPE}`, 'not-found-11111111', `workbox-precache-v2-${SCOPE}`];
  const FOREIGN = [`33333333-precache-v2-${SCOPE}blog/`, 'blog'];

  /** The caches that are left where the worker becomes the active one beside these others. */
  const left = async (workers: { readonly installing: unknown; readonly waiting: unknown }) => {
    const names = new Set([...OTHERS, ...OWN_CACHES, ...FOREIGN]);
    const done: Promise<unknown>[] = [];
    new Function('addEventListener', 'self', 'caches', deleteOtherReleases('22222222'))(
      (_: string, listener: (event: { waitUntil: (end: Promise<unknown>) => void }) => void) =>
        listener({ waitUntil: (end) => done.push(end) }),
      { registration: { scope: SCOPE, ...workers } },
      { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    );
    await Promise.all(done);
    return [...names];
  };

  it('keeps its own caches and those of other sites on the host', async () => {
    expect(await left({ installing: null, waiting: null })).toEqual([...OWN_CACHES, ...FOREIGN]);
  });

  it.each(['installing', 'waiting'])('deletes nothing while a newer release is %s', async (state) => {
    const workers = { installing: null, waiting: null, [state]: {} };
    expect(await left(workers)).toEqual([...OTHERS, ...OWN_CACHES, ...FOREIGN]);
  });
});

describe('cacheNotFoundPages', () => {
  /** What is stored by an installation where the server answers both pages like this. */
  const installed = async (respond: () => Response) => {
    const stored = new Map<string, Response>();
    const listeners = new Map<string, (event: { waitUntil: (done: Promise<unknown>) => void }) => void>();
    new Function('addEventListener', 'caches', 'fetch', cacheNotFoundPages('1', FILE))(
      (name: string, listener: () => void) => listeners.set(name, listener),
      { open: async () => ({ put: async (path: string, page: Response) => stored.set(path, page) }) },
      async () => respond(),
    );
    let end: Promise<unknown> | undefined;
    listeners.get('install')?.({
      waitUntil: (done) => {
        end = done;
      },
    });
    await end;
    return stored;
  };

  it.each([404, 200])('stores its pages where the server answers with %s', async (status) => {
    const stored = await installed(() => new Response(OWN, { status }));
    expect([...stored.keys()]).toEqual(['/404', '/en/404']);
    for (const page of stored.values()) {
      expect(page.status).toBe(404);
      expect(await page.text()).toBe(OWN);
    }
  });

  it.each([
    ['an error of a proxy', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['the page of a host', () => new Response('<h1>Not found</h1>', { status: 404 })],
    [
      'no network',
      () => {
        throw new TypeError('offline');
      },
    ],
  ])('stores nothing for %s, and installs the rest', async (_name, respond) => {
    expect((await installed(respond)).size).toBe(0);
  });

  it('fails, to be tried again, where the server of another release answers', async () => {
    await expect(installed(() => new Response(OTHER, { status: 404 }))).rejects.toThrow('release');
  });

  it('names another cache for another release', () => {
    expect(cacheNotFoundPages('1', FILE)).toContain('"not-found-1"');
    expect(cacheNotFoundPages('2', FILE)).not.toContain('"not-found-1"');
  });
});
