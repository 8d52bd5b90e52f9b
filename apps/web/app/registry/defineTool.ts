import type { CategoryId, SharedName, ToolId } from '@toolbox/i18n';
import type { IconName } from '@toolbox/ui/icon/Icon';

export type ToolManifest = {
  /** Equals the name of the folder and of its messages; by default also the last segment of its path. */
  readonly id: ToolId;
  readonly category: CategoryId;
  /** Order within the category, ascending; the category page shows the first tool initially. */
  readonly rank: number;
  readonly icon: IconName;
  /** Shown in search results. */
  readonly emoji: string;
  /** Origins that this tool may contact besides our own; the CSP and the privacy note are derived from it. */
  readonly network: readonly string[];
  /** Origins that this tool may show in a frame. */
  readonly frames?: readonly string[];
  /** Whether the tool contacts our own server. */
  readonly server?: boolean;
  /** Shared messages that this tool uses besides its own; they load with the tool's. */
  readonly messages?: readonly SharedName[];
  /** The last segment of the path, if it is not the id. */
  readonly slug?: string;
  readonly layout?: 'wide';
  /** `panel` (default): the category page can show the tool itself; `link`: it only links to the tool's page. */
  readonly hub?: 'panel' | 'link';
  /** Also listed in the category's card of advanced tools. */
  readonly advanced?: boolean;
};

/** Declares a tool. Data only, without messages and JSX, so that the site, the build and the tests can read it. */
export function defineTool(manifest: ToolManifest): ToolManifest {
  return manifest;
}
