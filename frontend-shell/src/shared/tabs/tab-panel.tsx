import type { ReactNode } from 'react';

/** The ids that connect a tab and its panel. */
export const tabIds = (value: string) => ({ id: `tab-${value}`, controls: `panel-${value}` });

/** The panel of the tab with this value. */
export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => {
  const { id, controls } = tabIds(value);
  return (
    <div role="tabpanel" id={controls} aria-labelledby={id}>
      {children}
    </div>
  );
};
