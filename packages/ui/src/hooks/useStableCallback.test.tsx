import { render } from '@testing-library/react';
import { memo } from 'react';
import { expect, it, vi } from 'vitest';
import { useStableCallback } from './useStableCallback.ts';

it('keeps a memoized component from rendering again, and runs the code of the last render', () => {
  const rendered = vi.fn();
  let press: () => string = () => '';
  const Child = memo(function Child({ onPress }: { readonly onPress: () => string }) {
    rendered();
    press = onPress;
    return null;
  });
  function Parent({ name }: { readonly name: string }) {
    return <Child onPress={useStableCallback(() => name)} />;
  }
  const { rerender } = render(<Parent name="one" />);
  rerender(<Parent name="two" />);
  expect(rendered).toHaveBeenCalledOnce();
  expect(press()).toBe('two');
});
