import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Language } from '@toolbox/i18n';
import type { Registry } from '../../../app/registry/createRegistry.ts';
import { type MetaWords, pageEntry } from '../../../app/site/pageEntry.ts';
import { pagePaths } from '../../../app/site/pagePaths.ts';
import { picturePath } from '../../../app/site/picturePath.ts';
import { CLIENT } from '../../paths.ts';
import { type PictureText, pictureSvg } from './pictureSvg.ts';

/** From a package instead of the system: a clean machine has no Hangul font, and every machine must draw the same. */
const FONTS = fileURLToPath(new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-kr')));
const FONT_FILES = ['NotoSansKR-Bold.otf', 'NotoSansKR-Regular.otf'];

let ready: Promise<readonly Uint8Array[]> | undefined;

/** Starts the renderer, once, and reads the fonts. */
async function start(): Promise<readonly Uint8Array[]> {
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return Promise.all(FONT_FILES.map((file) => readFile(join(FONTS, file))));
}

/** The preview picture of a shared page as a PNG. */
export async function drawPicture(text: PictureText): Promise<Uint8Array> {
  ready ??= start();
  const fontBuffers = [...(await ready)];
  const drawing = new Resvg(pictureSvg(text), { font: { fontBuffers, defaultFontFamily: 'Noto Sans KR' } });
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}

/** Draws the picture of every page in a language. */
export async function drawPictures(language: Language, meta: MetaWords, registry: Registry): Promise<void> {
  for (const path of pagePaths(registry)) {
    const { name, description } = pageEntry(meta, path, registry) ?? meta.pages.notFound;
    const category = registry.categoryAt(path);
    const above = category === undefined || category.path === path ? undefined : meta.categories[category.id].name;
    const file = join(CLIENT, picturePath(path, language));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawPicture({ site: meta.site.name, above, name, description }));
  }
}
