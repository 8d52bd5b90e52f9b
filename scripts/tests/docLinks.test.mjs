import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { repositoryFiles } from '../modules/repositoryFiles.mjs';
import { root } from '../modules/root.mjs';

/** A heading as GitHub names it in links. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function anchorsIn(file) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^```[\s\S]*?^```/gmu, '');
  return new Set([...text.matchAll(/^#+ (.*)$/gmu)].map(([, heading]) => anchorOf(heading)));
}

const documents = repositoryFiles('*.md');

it('every document is found', () => assert.ok(documents.includes('docs/architecture.md') && documents.length > 20));

for (const document of documents) {
  it(`${document} links to what exists`, () => {
    const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```[\s\S]*?^```/gmu, '');
    for (const [, link] of text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/gu)) {
      const [path, anchor] = decodeURI(link).split('#');
      const target = path === '' ? document : join(dirname(document), path);
      assert.ok(existsSync(join(root, target)), `${link} leads nowhere`);
      if (anchor !== undefined && target.endsWith('.md'))
        assert.ok(anchorsIn(target).has(anchor), `${link} names no heading of ${target}`);
    }
  });
}
