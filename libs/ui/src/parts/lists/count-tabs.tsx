import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

interface CountTab<Value extends string> {
  value: Value;
  label: string;
  /** Shown in a pill next to the label; a text such as '20+' if the exact count is unknown. */
  count?: number | string;
  /** Id of the tab, for its panel's aria-labelledby. */
  id?: string;
  /** Id of the panel it opens. */
  controls?: string;
}

interface CountTabsProps<Value extends string> {
  tabs: readonly CountTab<Value>[];
  /** The open tab; false if none is. */
  value: Value | false;
  onChange: (value: Value) => void;
  ariaLabel: string;
}

const Pill = styled('span')(({ theme }) => ({
  minWidth: 24,
  height: 24,
  padding: '0 7px',
  borderRadius: 12,
  fontSize: '.8125rem',
  lineHeight: '24px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.background.sand,
  color: theme.vars.palette.text.secondary,
  '.Mui-selected &': {
    backgroundColor: theme.vars.palette.primary.tint,
    color: theme.vars.palette.primary.main,
  },
}));

/** Text tabs with counts; they scroll horizontally where they do not fit. */
export const CountTabs = <Value extends string>({
  tabs,
  value,
  onChange,
  ariaLabel,
}: CountTabsProps<Value>) => (
  <Tabs
    value={value}
    onChange={(_event, next: Value) => onChange(next)}
    aria-label={ariaLabel}
    variant="scrollable"
    scrollButtons={false}
  >
    {tabs.map((tab) => (
      <Tab
        key={tab.value}
        value={tab.value}
        id={tab.id}
        aria-controls={tab.controls}
        label={
          <>
            {tab.label}
            {tab.count !== undefined && <Pill>{tab.count}</Pill>}
          </>
        }
      />
    ))}
  </Tabs>
);
