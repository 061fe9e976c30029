import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Logo, themePreferences, useThemePreference } from '@wayfellow/ui';
import { useEffect, useState } from 'react';
import { stories } from './stories';
import { colors } from './stories/base/colors.stories';
import { addressOf } from './story';

const widths = { phone: '390px', tablet: '768px', desktop: '100%' } as const;
type Width = keyof typeof widths;

interface SwitchProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

const Switch = <Value extends string>({ label, values, value, onChange }: SwitchProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    aria-label={label}
    value={value}
    onChange={(_event, next: Value | null) => next && onChange(next)}
  >
    {values.map((each) => (
      <ToggleButton key={each} value={each}>
        {each}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** The story in the URL's fragment; defaults to colors. */
const useStory = () => {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const onChange = () => setHash(window.location.hash);
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return stories.find((story) => `#${story.id}` === hash) ?? colors;
};

/** The list of stories, and the chosen one in an iframe, so that media queries apply to the chosen width. */
export const Catalogue = () => {
  const story = useStory();
  const { preference, setPreference } = useThemePreference();
  const [width, setWidth] = useState<Width>('desktop');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '240px minmax(0, 1fr)', height: '100vh' }}>
      <Box component="nav" aria-label="Stories" sx={{ p: 5, overflowY: 'auto' }}>
        <h1>
          <Logo />
          <span className="vh"> UI catalogue</span>
        </h1>
        <ul>
          {stories.map((each) => (
            <li key={each.id}>
              <Link
                href={`#${each.id}`}
                aria-current={each === story ? 'page' : undefined}
                sx={{ display: 'block', py: 2.5 }}
              >
                {each.title}
              </Link>
            </li>
          ))}
        </ul>
      </Box>
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', bgcolor: 'background.sand' }}>
        <Box sx={{ display: 'flex', gap: 8, p: 5 }}>
          <Switch label="Theme" values={themePreferences} value={preference} onChange={setPreference} />
          <Switch label="Width" values={Object.keys(widths) as Width[]} value={width} onChange={setWidth} />
        </Box>
        <Box
          component="iframe"
          key={story.id}
          title={story.title}
          src={addressOf(story)}
          sx={{ flex: 1, width: widths[width], mx: 'auto', border: 0, bgcolor: 'background.default' }}
        />
      </Box>
    </Box>
  );
};
