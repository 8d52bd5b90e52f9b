import { describe, expect, it } from 'vitest';
import { MAX_QUESTION_UNITS, readIntents } from './index.ts';
import { context, kinds, only } from './testing/intents.ts';

describe('a wallet address', () => {
  it.each([
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'ETH', 'passed', undefined],
    ['0x52908400098527886E0F7030069857D2E4169Ee7', 'ETH', 'failed', 'badChecksum'],
    ['0x000000000000000000000000000000000000dEaD', 'ETH', 'passed', 'burn'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'ETH', 'passed', 'tokenContract'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC', 'passed', undefined],
    ['bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl', 'BTC', 'passed', 'unusedWitness'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRX', undefined, undefined],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC', 'passed', undefined],
    ['bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC', 'passed', undefined],
    ['send to tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC', 'passed', undefined],
    ['테스트넷 주소: mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'testnetBTC', 'passed', undefined],
    ['send to tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy', 'testnetBTC', 'failed', undefined],
    [`내 지갑 ${'4c'.repeat(32)}`, 'hashOrKey', undefined, undefined],
  ])('%s', (text, guess, status, hazard) => {
    const found = only(text, 'address');
    expect(found.guess).toBe(guess);
    expect(found.checksum?.status).toBe(status);
    expect(found.hazard).toBe(hazard);
  });

  const prose = 'Notes about the office and its heating. '.repeat(6);
  const words = Array.from({ length: 24 }, (_, index) => `${index + 1}. winner`).join(' ');
  const keyPair = JSON.stringify(Array.from({ length: 64 }, (_, index) => 255 - index));
  it.each([
    [words, 'seedPhrase'],
    ...['#1 ', '[1] ', '(1) ', '1 | ', '1 = ', '- '].map((mark) => {
      const lines = Array.from({ length: 24 }, (_, index) => `${mark.replace('1', String(index + 1))}elephant`);
      return [lines.join('\n'), 'seedPhrase'] as const;
    }),
    [keyPair, 'privateKey'],
    [JSON.stringify({ note: 'a'.repeat(MAX_QUESTION_UNITS), privateKey: '4c'.repeat(32) }), 'privateKey'],
    [`my wallet seed phrase: ${words}`, 'seedPhrase'],
    [`${prose} WIF 5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9 of 2014`, 'privateKey'],
    [`${prose} 개인 키: 0x${'4c'.repeat(32)}`, 'privateKey'],
    [`${prose} private key = 7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1M`, 'privateKey'],
  ] as const)('warns first of a secret longer than a question: %s', (text, guess) => {
    expect(text.length).toBeGreaterThan(MAX_QUESTION_UNITS);
    expect(readIntents(text, context)[0]).toMatchObject({ kind: 'address', guess });
  });

  it.each([
    [
      'package.json',
      JSON.stringify(
        {
          name: 'my-app',
          private: true,
          scripts: { dev: 'next dev', build: 'next build', start: 'next start', seed: 'tsx prisma/seed.ts' },
          dependencies: { next: '15.0.0', react: '19.0.0', prisma: '6.0.0', zod: '3.23.0' },
          devDependencies: { typescript: '5.6.0', eslint: '9.0.0', vitest: '2.1.0' },
        },
        null,
        2,
      ),
    ],
    [
      'an answer of an API',
      '{"status":"success","data":{"user":{"name":"Kim","email":"kim@example.com","grade":"gold"},"wallet":{"balance":12000,"currency":"KRW","status":"active","type":"point"},"orders":[{"code":"A-1","price":1000,"count":2}]}}',
    ],
    [
      'the state of a game',
      '{"seed":12345,"width":640,"height":480,"level":"forest","player":{"name":"hero","speed":3,"health":100,"items":["sword","shield","potion","torch"]},"enemies":[{"type":"wolf","count":3},{"type":"bear","count":1}]}',
    ],
    [
      'settings',
      'NODE_ENV=production\nPORT=3000\nDATABASE_URL=postgres://app:pw@localhost:5432/app\nREDIS_URL=redis://localhost:6379\nLOG_LEVEL=debug\nWALLET_SERVICE_HOST=wallet.internal\nWALLET_SERVICE_PORT=8080\nMAIL_FROM=no-reply@example.com\nSESSION_COOKIE_NAME=sid',
    ],
    [
      'a table of a database',
      'CREATE TABLE wallet (\n  id bigint PRIMARY KEY,\n  user_name varchar(50),\n  currency char(3),\n  balance numeric(20,2),\n  status varchar(10),\n  created timestamp,\n  updated timestamp,\n  memo text,\n  version integer\n);',
    ],
    [
      'the steps of a README',
      '## Development\n\nInstall dependencies, create the database and load seed data:\n\n```\nnpm install\nnpm run build\nnpx prisma migrate deploy\nnpx prisma db seed\nnpm run dev\n```\n\nOpen http://localhost:3000 in a browser. Tests run with `npm test`.',
    ],
    [
      'the parameters of a picture',
      'a photo of a cat, best quality, masterpiece\nNegative prompt: blurry, lowres, bad anatomy, bad hands, text, error, missing fingers, extra digit, cropped, worst quality, low quality, signature, watermark\nSteps: 30, Sampler: Euler a, CFG scale: 7, Seed: 1234567, Size: 512x768',
    ],
    [
      'a recipe',
      'Everything bagel: 2 cups bread flour, 1 tbsp sugar, 1 tsp salt, 1 packet yeast, 1 cup warm water, sesame seed, poppy seed, dried onion, dried garlic, coarse salt, cream cheese, smoked salmon, red onion, capers, fresh dill, lemon, black pepper.',
    ],
    [
      'a note about an incident',
      '[장애 보고] 9시 DB 복구 완료했습니다.\nERROR connection refused host db port timeout retry failed backup restore started backup restore finished service restart success\n담당: 김철수, 확인 부탁드립니다. 자세한 내용은 위키를 참고해 주세요. 다음 점검은 12월 1일 오전 3시입니다.',
    ],
    [
      'a paragraph of a license',
      'You may not remove or alter the substance of any license notices (including copyright notices, patent notices, disclaimers of warranty, or limitations of liability) contained within the Source Code Form of the Covered Software, except that You may alter any license notices to the\nextent required to remedy known factual inaccuracies.',
    ],
    ['a public key', `${prose} public key: 0x${'4c'.repeat(32)}`],
    ['a warning', `${prose} Tell nobody your private key. Hash: 0x${'4c'.repeat(32)}`],
  ])('warns of no secret in %s', (_, text) => {
    expect(text.length).toBeGreaterThan(MAX_QUESTION_UNITS);
    expect(kinds(text)).not.toContain('address');
  });

  it('takes a hash in a longer text for no address', () => {
    expect(kinds(`${'a '.repeat(MAX_QUESTION_UNITS)}${'ab'.repeat(32)}`)).toEqual(['text']);
    expect(kinds(`${'a '.repeat(MAX_QUESTION_UNITS)}TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`)).toEqual(['text']);
  });

  it.each([
    '0x1234',
    'vitalik.eth',
    '100...200',
    'vitalik.eth 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'hello',
    `https://etherscan.io/tx/0x${'ab'.repeat(32)}`,
    `TxID: ${'ab'.repeat(32)}`,
    `https://example.com/files/${'ab'.repeat(32)}`,
    'https://etherscan.io/token/0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ])('%s is none', (text) => {
    expect(kinds(text)).not.toContain('address');
  });
});
