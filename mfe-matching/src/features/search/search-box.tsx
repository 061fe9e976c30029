import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Icon, ResponsiveDialog, type SearchCriteria, SearchPanel } from '@wayfellow/ui';
import { datesText, interestText } from './words';

interface Props {
  criteria: SearchCriteria;
  onSearch: (criteria: SearchCriteria) => void;
}

const Pill = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr) 24px',
  gap: 14,
  alignItems: 'center',
  width: '100%',
  minHeight: 60,
  padding: '8px 20px',
  borderRadius: 30,
  border: `1px solid ${theme.vars.palette.border.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  textAlign: 'left',
  '& b, & .rest': {
    display: 'block',
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .rest': { fontSize: '.9rem', color: theme.vars.palette.text.secondary },
}));

const SearchSummary = ({ criteria, onOpen }: { criteria: SearchCriteria; onOpen: () => void }) => (
  <Pill onClick={onOpen} aria-haspopup="dialog" focusRipple={false}>
    <Icon name="search" />
    <span>
      <span className="vh">Change the search: </span>
      <b>{criteria.destination || 'Any destination'}</b>
      <span className="vh">, </span>
      <span className="rest num">
        {[datesText(criteria) || 'Any time', interestText(criteria) || 'any interests'].join(', ')}
      </span>
    </span>
    <Icon name="filters" size={24} />
  </Pill>
);

const SearchInSheet = ({ criteria, onSearch }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const search = (next: SearchCriteria) => {
    setIsOpen(false);
    onSearch(next);
  };
  return (
    <>
      <SearchSummary criteria={criteria} onOpen={() => setIsOpen(true)} />
      <ResponsiveDialog open={isOpen} onClose={() => setIsOpen(false)} title="Where do you want to go?">
        <Box sx={{ pb: 6 }}>
          <SearchPanel slim initial={criteria} onSearch={search} />
        </Box>
      </ResponsiveDialog>
    </>
  );
};

/** The search form above the results: the panel, or on phones a pill that opens it in a bottom sheet. */
export const SearchBox = (props: Props) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? (
    <SearchInSheet {...props} />
  ) : (
    <SearchPanel slim initial={props.criteria} onSearch={props.onSearch} />
  );
};
