import type { CategoryId, LaterName, SharedName, ToolId } from '@toolbox/i18n';
import type { IconName } from '@toolbox/ui/icon/Icon';

export type ToolManifest = {
  /** Equals the folder's name and the name of its messages; by default also the last part of its path. */
  readonly id: ToolId;
  readonly category: CategoryId;
  /** Place within the category, smallest first; the first is what the category page shows at the start. */
  readonly rank: number;
  readonly icon: IconName;
  /** Shown in search results. */
  readonly emoji: string;
  /** Origins this tool may talk to besides our own: the content policy and the privacy note come from here. */
  readonly network: readonly string[];
  /** Origins this tool may show in a frame. */
  readonly frames?: readonly string[];
  /** Whether the tool asks our own server. */
  readonly server?: boolean;
  /** Shared messages that this tool shows besides its own; a page loads them with the tool's. */
  readonly messages?: readonly SharedName[];
  /** Messages that come with a later part of this tool, such as its result. */
  readonly laterMessages?: readonly LaterName[];
  /** Last part of the path where it is not the id. */
  readonly slug?: string;
  readonly layout?: 'wide';
  /** `panel` (default): the category page can show the tool itself; `link`: it only leads to the tool's page. */
  readonly hub?: 'panel' | 'link';
  /** Also stands in the category's card of advanced tools. */
  readonly advanced?: boolean;
};

/** Declares a tool. Data only: no words, no JSX, so that everything can read it: the site, the build and the tests. */
export function defineTool(manifest: ToolManifest): ToolManifest {
  return manifest;
}
