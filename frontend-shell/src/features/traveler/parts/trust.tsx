import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { TravelerProfileView } from '@wayfellow/contracts';
import { Icon, type IconName, Note } from '@wayfellow/ui';
import { monthOf } from './month-of';

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    gap: 14,
    alignItems: 'center',
    padding: '13px 0',
    lineHeight: 1.35,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 4 },
  '& .round': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '& b': { display: 'block', fontWeight: 650 },
  '& .limit': { fontSize: '.9rem', color: theme.vars.palette.text.secondary },
}));

const Sign = ({ icon, fact, limit }: { icon: IconName; fact: string; limit?: ReactNode }) => (
  <li>
    <span className="round">
      <Icon name={icon} />
    </span>
    <div>
      <b>{fact}</b>
      {limit && <span className="limit">{limit}</span>}
    </div>
  </li>
);

/** What is verified about a traveler, with the limits of each fact, and what is not verified. */
export const Trust = ({ person, firstName }: { person: TravelerProfileView; firstName: string }) => {
  const id = useId();
  const { trust, isVerified } = person;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 6, pt: 5.5, pb: 6 }}>
      <Typography variant="h5" component="h2" id={id} sx={{ mb: 2.5 }}>
        What we know of {firstName}
      </Typography>
      <List>
        {trust?.traveledWith ? (
          <Sign
            icon="suitcase"
            fact={`Traveled with ${trust.traveledWith === 1 ? '1 person' : `${trust.traveledWith} people`}`}
            limit="Confirmed by both sides"
          />
        ) : null}
        {trust?.isConfirmed && <Sign icon="mail" fact="Email confirmed" limit="Our emails arrive there" />}
        {trust?.hasOwnPhoto && (
          <Sign icon="camera" fact="Own photo uploaded" limit="Not compared with a document" />
        )}
        {trust?.memberSince && (
          <Sign
            icon="calendar"
            fact={`Member since ${monthOf(trust.memberSince)}`}
            limit={trust.answersWithinADay && 'Usually answers within a day'}
          />
        )}
        {isVerified && <Sign icon="seal" fact="Verified traveler" limit="Premium, paid by card" />}
      </List>
      <Note kind="quiet">Nobody here has shown us a passport. Meet in a public place first.</Note>
    </Card>
  );
};
