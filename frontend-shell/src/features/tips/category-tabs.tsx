import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type TipCategory, tipTabChoices } from '@wayfellow/contracts';
import { radii } from '@wayfellow/ui';
import { tabIds } from '../../shared/tabs/tab-panel';

/** The tab of all tips, and one of each category that has a tab. */
export type TipTab = 'all' | TipCategory;

const tabs: readonly { value: TipTab; label: string }[] = [
  { value: 'all', label: 'All Tips' },
  ...tipTabChoices,
];

/** The values of `?category=`; the first is the default. */
export const tipTabs: readonly [TipTab, ...TipTab[]] = ['all', ...tipTabChoices.map(({ value }) => value)];

/** Tabs that look like filter chips; they scroll horizontally where they do not fit. */
const asChips = {
  mb: 7,
  mx: { xs: -5, sm: 0 },
  border: 0,
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTabs-list': { gap: 2, px: { xs: 5, sm: 0 }, py: 1 },
  '& .MuiTab-root': {
    minHeight: 44,
    px: 4.5,
    fontSize: '.9375rem',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: radii.pill,
    color: 'text.primary',
    bgcolor: 'background.paper',
  },
  '& .MuiTab-root:hover': { borderColor: 'border.control' },
  '& .MuiTab-root.Mui-selected': {
    color: 'background.default',
    bgcolor: 'text.primary',
    borderColor: 'text.primary',
    fontWeight: 550,
  },
} as const;

interface Props {
  value: TipTab;
  onChange: (value: TipTab) => void;
}

/** The categories of the tips page. */
export const CategoryTabs = ({ value, onChange }: Props) => (
  <Tabs
    value={value}
    onChange={(_event, next: TipTab) => onChange(next)}
    aria-label="Categories"
    variant="scrollable"
    scrollButtons={false}
    sx={asChips}
  >
    {tabs.map(({ value: tab, label }) => {
      const { id, controls } = tabIds(tab);
      return <Tab key={tab} value={tab} label={label} id={id} aria-controls={controls} />;
    })}
  </Tabs>
);
