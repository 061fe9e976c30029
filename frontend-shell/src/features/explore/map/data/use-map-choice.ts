import { useSearchParams } from '@wayfellow/router';
import { type Part, parts } from '../drawing/frames';
import type { Month } from './months';

interface Choice {
  /** Undefined unless the address has one of the shown months. */
  month: Month | undefined;
  part: Part | undefined;
  isTable: boolean;
}

/** What the address says of the map, and what changes it. */
export const useMapChoice = (months: readonly Month[]) => {
  const [params, setParams] = useSearchParams();
  const [month, part] = [params.get('month'), params.get('part')];
  const choice: Choice = {
    month: months.find((one) => one === month),
    part: parts.find((one) => one === part),
    isTable: params.get('as') === 'table',
  };
  const withChange = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    ...choice,
    // The browser's Back returns to the previous page, not through every month.
    set: (name: 'month' | 'part' | 'as', value: string | undefined) =>
      setParams(withChange(name, value), { replace: true }),
    /** The address with the table instead of the map, or the other way around. */
    otherView: `?${withChange('as', choice.isTable ? undefined : 'table').toString()}`,
  };
};
