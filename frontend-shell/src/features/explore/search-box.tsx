import Box from '@mui/material/Box';
import { TextInput, radii } from '@wayfellow/ui';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The search field in the page header. */
export const SearchBox = ({ value, onChange }: Props) => (
  <Box role="search" sx={{ width: { xs: '100%', sm: 340, md: 320 } }}>
    <TextInput
      label="Search destinations"
      labelHidden
      type="search"
      icon="search"
      placeholder="Search destinations..."
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ borderRadius: radii.pill }}
    />
  </Box>
);
