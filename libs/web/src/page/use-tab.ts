import { useSearchParams } from '@wayfellow/router';

interface TabOptions {
  /** The parameter of the address that names the tab. */
  param?: string;
  /** Whether the first tab is named, too, once it was chosen. */
  isFirstNamed?: boolean;
}

/**
 * The tab that is open, kept in the address; the first of `values` where the address names none of them. Each choice is
 * a step that the browser's back button takes back.
 */
export const useTab = <Value extends string>(
  values: readonly [Value, ...Value[]],
  { param = 'tab', isFirstNamed = false }: TabOptions = {},
): [tab: Value, open: (tab: Value) => void] => {
  const [params, setParams] = useSearchParams();
  const open = (tab: Value) => {
    const next = new URLSearchParams(params);
    if (tab === values[0] && !isFirstNamed) next.delete(param);
    else next.set(param, tab);
    setParams(next);
  };
  return [values.find((value) => value === params.get(param)) ?? values[0], open];
};
