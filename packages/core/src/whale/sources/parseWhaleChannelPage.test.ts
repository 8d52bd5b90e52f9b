import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseWhaleChannelPage } from './parseWhaleChannelPage.ts';

function post(id: number, inner: string, time = '2026-11-20T10:00:00+00:00'): string {
  return `<div class="tgme_widget_message_wrap"><div class="tgme_widget_message" data-post="some_channel/${id}">
<div class="tgme_widget_message_bubble">${inner}<div class="tgme_widget_message_footer"><a class="tgme_widget_message_date"
href="https://t.me/some_channel/${id}"><time datetime="${time}" class="time">10:00</time></a></div></div></div></div>`;
}

const sentence =
  '🚨 30,000 &#036;ETH (60,500,000 USD) transferred from <a href="?q=%23Kraken">#Kraken</a> to unknown wallet';
const details = `<br/><a href="https://whale-alert.io/tx/ethereum/0x${'cd'.repeat(32)}" onclick="x">Details</a>`;
const text = `<div class="tgme_widget_message_text js-message_text" dir="auto">${sentence}${details}</div>`;

describe('parseWhaleChannelPage', () => {
  it('reads a post with its link and time', () => {
    expect(parseWhaleChannelPage(post(7, text))).toEqual({
      posts: 1,
      oldest: 7,
      movements: [
        {
          id: 'some_channel/7',
          type: 'transfer',
          token: 'ETH',
          amount: 30_000,
          usdValue: 60_500_000,
          from: 'Kraken',
          to: 'unknown wallet',
          blockchain: 'ethereum',
          txHash: `0x${'cd'.repeat(32)}`,
          txUrl: `https://whale-alert.io/tx/ethereum/0x${'cd'.repeat(32)}`,
          messageUrl: 'https://t.me/some_channel/7',
          timestamp: '2026-11-20T10:00:00.000Z',
          risk: 'high',
        },
      ],
    });
  });

  it('counts other posts without making movements of them', () => {
    const page = [
      post(8, '<div class="tgme_widget_message_text js-message_text">News</div>'),
      post(9, '<div class="service_message">Channel photo updated</div>'),
      post(
        10,
        `<div class="tgme_widget_message_text js-message_reply_text">${sentence}</div>
        <div class="tgme_widget_message_text js-message_text">Well said</div>`,
      ),
      post(11, text, 'yesterday'),
    ].join('');
    expect(parseWhaleChannelPage(page)).toEqual({ posts: 4, oldest: 8, movements: [] });
  });

  it('passes over links to other pages of the service', () => {
    const other = '<a href="https://whale-alert.io/alerts">Alerts</a>';
    const withBoth = post(13, text.replace(sentence, `${sentence} ${other}`));
    expect(parseWhaleChannelPage(withBoth).movements).toMatchObject([{ blockchain: 'ethereum' }]);
    const alone = post(14, text.replace(details, other));
    expect(parseWhaleChannelPage(alone).movements).toMatchObject([{ blockchain: undefined, txUrl: undefined }]);
  });

  it('still reads the sentence when the classes have changed', () => {
    const changed = post(12, `<p class="new">${sentence}<br/>Details</p>`);
    expect(parseWhaleChannelPage(changed).movements).toMatchObject([{ id: 'some_channel/12', to: 'unknown wallet' }]);
  });

  it.each(['', '<html><body>Telegram: Contact @nope</body></html>', 'data-post="', 'data-post="<script>/1"'])(
    'finds no post in %j',
    (html) => {
      expect(parseWhaleChannelPage(html)).toEqual({ posts: 0, oldest: undefined, movements: [] });
    },
  );
});

/** Saved pages, kept outside the repository because they belong to others. */
const SAVED = fileURLToPath(new URL('../../../../../../shared/fixtures/telegram/', import.meta.url));

describe.skipIf(!existsSync(SAVED))('saved pages', () => {
  it.each(['whale_alert_io_2026.html', 'whale_alert_io_legacy_2023.html'])('reads %s', (file) => {
    const page = parseWhaleChannelPage(readFileSync(SAVED + file, 'utf8'));
    expect(page.posts).toBeGreaterThan(0);
    expect(page.movements.length).toBeGreaterThan(0);
    for (const movement of page.movements) expect(movement.txHash).toBeDefined();
  });

  it('finds no posts in a page that is not a channel', () => {
    expect(parseWhaleChannelPage(readFileSync(`${SAVED}empty_shell_200.html`, 'utf8')).posts).toBe(0);
  });
});
