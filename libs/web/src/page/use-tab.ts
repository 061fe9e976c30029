import { useSearchParams } from '@wayfellow/router';

interface TabOptions {
  /** The query parameter that holds the tab. */
  param?: string;
  /** Whether the first tab also appears in the URL once it is chosen. */
  isFirstNamed?: boolean;
}

/**
 * The open tab, stored in the URL; the first of `values` where the URL has none of them. Each choice is an entry in the
 * browser's history.
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
