import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { Icon, themePreferences, useThemePreference } from '@wayfellow/ui';
import { themeLooks } from './theme-look';

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& label': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 12px',
    borderRadius: theme.vars.shape.borderRadius,
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
  '& label:hover': { backgroundColor: theme.vars.palette.background.sand },
  '& label:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.tint,
    color: theme.vars.palette.primary.main,
  },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** The choice of theme: light, dark or system. */
export const ThemeChoice = () => {
  const { preference, setPreference } = useThemePreference();
  const group = useId();
  return (
    <Choices>
      <legend className="vh">Theme</legend>
      {themePreferences.map((option) => (
        <label key={option}>
          <input
            className="vh"
            type="radio"
            name={group}
            checked={option === preference}
            onChange={() => setPreference(option)}
          />
          <Icon name={themeLooks[option].icon} />
          {themeLooks[option].label}
        </label>
      ))}
    </Choices>
  );
};
