import type { GuidePage, Language, ToolId } from '@toolbox/i18n';
import { fetchFile } from '../../loading/fetchFile.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { toolGuidePath } from '../../site/toolGuidePath.ts';

const guides = new Map<string, () => Promise<GuidePage>>();

async function request(path: string): Promise<GuidePage> {
  const response = await fetchFile(path);
  if (!response.ok) throw new TypeError(`${path} answered with ${response.status}.`);
  return (await response.json()) as GuidePage;
}

/** Fetches the guide of a tool once; after a failed request the next call tries again. */
export function fetchGuide(id: ToolId, language: Language): Promise<GuidePage> {
  const path = toolGuidePath(id, language);
  const load = guides.get(path) ?? fetchOnce(() => request(path)).load;
  guides.set(path, load);
  return load();
}
