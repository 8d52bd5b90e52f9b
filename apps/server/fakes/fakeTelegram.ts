import { type FakeServer, openFakeServer } from './fakeServer.ts';

export type FakeChain = 'bitcoin' | 'ethereum';

export type FakeTelegram = FakeServer & {
  readonly variables: Readonly<Record<string, string>>;
  /** Posts a text about a transaction on a chain, Ethereum by default; returns the number of the post. */
  readonly post: (text: string, ageMs?: number, chain?: FakeChain) => number;
  /** Responds as for a channel that does not exist: with 200 and an empty page. */
  gone: boolean;
  /** Responds only with the newest page; to requests for older ones with an error. */
  failsOlder: boolean;
  /** How far the clock in the dates of its responses is behind. */
  behindMs: number;
};

const PAGE = 20;
const CHANNEL = 'whale_alert_io';
const EMPTY_SHELL = '<!DOCTYPE html><html><head><title>Telegram: Contact</title></head><body></body></html>';

type Post = { readonly id: number; readonly text: string; readonly time: number; readonly chain: FakeChain };

function message({ id, text, time, chain }: Post): string {
  const html = text
    .replaceAll('$', '&#036;')
    .replace(/#(\w+)/g, '<a href="?q=%23$1">#$1</a>')
    .replaceAll('🚨', '<i class="emoji"><b>🚨</b></i>');
  const hash = `${chain === 'ethereum' ? '0x' : ''}${id.toString(16).padStart(64, '0')}`;
  const link = `https://whale-alert.io/tx/${chain}/${hash}`;
  return `<div class="tgme_widget_message_wrap"><div class="tgme_widget_message js-widget_message" data-post="${CHANNEL}/${id}">
<div class="tgme_widget_message_bubble"><div class="tgme_widget_message_text js-message_text" dir="auto">${html}<br/><br/>
<a href="${link}" target="_blank" onclick="return confirm('Open?');">Details</a></div>
<div class="tgme_widget_message_footer"><a class="tgme_widget_message_date" href="https://t.me/${CHANNEL}/${id}">
<time datetime="${new Date(time).toISOString().replace('Z', '+00:00')}" class="time">00:00</time></a></div></div></div></div>`;
}

/** A fake public preview of a channel: twenty posts a page, oldest first, older ones by `before`. */
export async function fakeTelegram(port = 0): Promise<FakeTelegram> {
  const posts: Post[] = [];
  const server = await openFakeServer(
    {
      http: ({ path, query }) => {
        if (path !== `/s/${CHANNEL}`) return { status: 302, body: '' };
        if (fake.gone) return { body: EMPTY_SHELL };
        if (fake.failsOlder && query.has('before')) return { status: 500, body: '' };
        const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
        const page = posts.filter(({ id }) => id < before).slice(-PAGE);
        const headers = { date: new Date(Date.now() - fake.behindMs).toUTCString() };
        return { body: `<!DOCTYPE html><html><body>${page.map(message).join('')}</body></html>`, headers };
      },
    },
    port,
  );
  const fake: FakeTelegram = {
    ...server,
    variables: { UPSTREAM_TELEGRAM: server.httpUrl },
    post: (text, ageMs = 0, chain = 'ethereum') => {
      const id = 1000 + posts.length;
      posts.push({ id, text, time: Date.now() - ageMs, chain });
      return id;
    },
    gone: false,
    failsOlder: false,
    behindMs: 0,
  };
  return fake;
}
