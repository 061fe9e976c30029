import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type ReferenceView, type TravelerProfileView, endpoints } from '@wayfellow/contracts';
import { BusyButton, FailureNote, ShowMore } from '@wayfellow/ui';
import { usePagedList } from '@wayfellow/web';
import { Reference } from './reference';

/** What others wrote about a traveler, the latest first; empty without any. */
export const References = ({ person, firstName }: { person: TravelerProfileView; firstName: string }) => {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { references = [], referenceCount = references.length, trust } = person;
  if (references.length === 0) return null;
  const people = trust?.traveledWith ?? 0;
  const draw = (list: readonly ReferenceView[]) => (
    <Box component="ul" sx={{ display: 'grid', gap: 4 }}>
      {list.map((one) => (
        <Reference key={one.id} one={one} about={person} firstName={firstName} />
      ))}
    </Box>
  );
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h3" component="h2" id={id}>
          Traveled together
        </Typography>
        {people > 0 && (
          <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
            {people === 1 ? '1 person' : `${people} people`}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ mb: 4, color: 'text.secondary' }}>
        Written before either could read the other.
      </Typography>
      {isWhole ? <All id={person.id} draw={draw} /> : draw(references)}
      {!isWhole && referenceCount > references.length && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 6 }}>
          <BusyButton variant="outlined" busy={false} onClick={() => setIsWhole(true)}>
            Show all {referenceCount}
          </BusyButton>
        </Box>
      )}
    </section>
  );
};

const All = ({ id, draw }: { id: number; draw: (list: readonly ReferenceView[]) => React.ReactNode }) => {
  const list = usePagedList(endpoints.references.list, { params: { id } });
  if (list.isFailed)
    return (
      <FailureNote
        title="What others wrote could not be loaded."
        text="Please try again."
        onRetry={list.retry}
      />
    );
  return (
    <ShowMore label="Show more" list={list}>
      {draw(list.items ?? [])}
    </ShowMore>
  );
};
