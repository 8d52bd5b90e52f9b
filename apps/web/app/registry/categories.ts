import type { CategoryId } from '@toolbox/i18n';
import type { IconName } from '@toolbox/ui/icon/Icon';

export type Category = {
  readonly id: CategoryId;
  readonly path: string;
  readonly icon: IconName;
};

/** The six categories in the order of the sidebar. */
export const categories: readonly Category[] = [
  { id: 'string', path: '/string-tools', icon: 'text' },
  { id: 'code', path: '/code-tools', icon: 'code' },
  { id: 'image', path: '/image-tools', icon: 'image' },
  { id: 'location', path: '/location-tools', icon: 'pin' },
  { id: 'calculator', path: '/calculator-tools', icon: 'calculator' },
  { id: 'crypto', path: '/crypto-tools', icon: 'coin' },
];
