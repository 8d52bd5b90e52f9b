import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  return <CompareForm tool="code-compare" />;
}
