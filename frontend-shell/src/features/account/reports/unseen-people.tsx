import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { endpoints, limits } from '@wayfellow/contracts';
import { AvatarWithFallback, FailureNote, ShowMore } from '@wayfellow/ui';
import { openBlockDialog, openReportDialog, usePagedList } from '@wayfellow/web';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { dayText } from '../moments';

/** Whom the user was in contact with and no longer sees, so that who blocks first does not escape a report. */
export const UnseenPeople = () => {
  const list = usePagedList(endpoints.reports.people, {});
  return (
    <SettingSection
      title="People you no longer see"
      lead={`You were in contact within the last ${limits.unseenDays} days. Some left, some are away, some hide or blocked you; it looks the same here.`}
    >
      {list.isFailed && (
        <FailureNote
          title="These people could not be loaded."
          text="Check your connection and try again."
          onRetry={list.retry}
        />
      )}
      {!list.items && !list.isFailed && <Skeleton height={84} />}
      {list.items?.length === 0 && <Typography>Nobody.</Typography>}
      {list.items && list.items.length > 0 && (
        <ShowMore label="Show more people" list={list}>
          <SettingRows>
            {list.items.map((person) => (
              <SettingRow
                key={person.id}
                icon={<AvatarWithFallback id={person.id} name={person.name} />}
                title={person.name}
                more={<span className="num">Last contact {dayText(person.lastContactAt)}</span>}
                action={
                  <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}>
                    <Button variant="outlined" size="small" onClick={() => openReportDialog({ person })}>
                      Report<span className="vh"> {person.name}</span>
                    </Button>
                    <Button variant="outlined" size="small" onClick={() => openBlockDialog(person)}>
                      Block<span className="vh"> {person.name}</span>
                    </Button>
                  </Box>
                }
              />
            ))}
          </SettingRows>
        </ShowMore>
      )}
    </SettingSection>
  );
};
