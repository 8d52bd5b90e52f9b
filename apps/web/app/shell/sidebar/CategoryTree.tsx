import { Icon } from '@toolbox/ui/icon/Icon';
import { memo, useId, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { type Category, categories } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import styles from './Sidebar.module.css';
import { ToolLink } from './ToolLink.tsx';
import { usePagePath } from './usePagePath.ts';

type CategoryBranchProps = {
  readonly category: Category;
  readonly active: boolean;
  /** The path of the current page, if it is one of the tools. */
  readonly current: string | undefined;
};

const CategoryBranch = memo(function CategoryBranch({ category, active, current }: CategoryBranchProps) {
  const t = useMessages('meta', 'categories');
  const names = useMessages('meta', 'tools');
  const shell = useMessages('shell');
  const listId = useId();
  // The active category is open until the visitor closes it; others are closed until opened.
  const [toggled, setToggled] = useState<boolean | undefined>(undefined);
  const open = toggled ?? active;
  const tools = registry.toolsOf(category.id);
  const name = t(`${category.id}.name`);

  return (
    <li>
      <div className={styles['category']}>
        <LocalLink to={category.path} className={styles['name']} data-active={active}>
          <Icon name={category.icon} />
          {name}
          <span className={styles['count']} aria-hidden="true">
            {tools.length}
          </span>
          <span className="visually-hidden">{shell('toolCount', { count: tools.length })}</span>
        </LocalLink>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={shell(open ? 'menu.collapse' : 'menu.expand', { name })}
          onClick={() => setToggled(!open)}
        >
          <Icon name="chevronRight" size="sm" />
        </button>
      </div>
      <ul id={listId} className={styles['tools']} hidden={!open}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolLink path={tool.path} name={names(`${tool.id}.name`)} isCurrent={tool.path === current} />
          </li>
        ))}
      </ul>
    </li>
  );
});

/** The categories that have tools; the one of the current page is highlighted and open. */
export function CategoryTree() {
  const path = usePagePath();
  const active = registry.categoryAt(path);
  return (
    <ul>
      {categories
        .filter(({ id }) => registry.toolsOf(id).length > 0)
        .map((category) => (
          <CategoryBranch
            key={category.id}
            category={category}
            active={category.id === active?.id}
            current={category.id === active?.id ? path : undefined}
          />
        ))}
    </ul>
  );
}
