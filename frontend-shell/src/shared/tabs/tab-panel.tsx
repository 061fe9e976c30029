import type { ReactNode } from 'react';

/** The ids that join a tab and its panel. */
export const tabIds = (value: string) => ({ id: `tab-${value}`, controls: `panel-${value}` });

/** What the tab of this value shows. */
export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => {
  const { id, controls } = tabIds(value);
  return (
    <div role="tabpanel" id={controls} aria-labelledby={id}>
      {children}
    </div>
  );
};
