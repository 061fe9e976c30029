import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type RouteView, todayUtc } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { useKeptSince } from '@wayfellow/web';

const isComing = ({ endDate }: RouteView) => endDate >= todayUtc();

/** The user's routes that are not over, a line each. Nothing while there is none. */
export const OwnRoutes = ({ routes = [] }: { routes?: readonly RouteView[] }) => {
  const isOff = useKeptSince() !== undefined;
  const coming = routes.filter(isComing);
  if (coming.length === 0) return null;
  return (
    <Box component="section" aria-label="My routes" sx={{ mb: 4.5 }}>
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {coming.map(({ id, title, line }) => (
          <Card
            key={id}
            component="li"
            sx={{ display: 'flex', gap: 4, alignItems: 'center', px: { xs: 4, sm: 5 }, py: 2 }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {title && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
              <Typography className="num">{line}</Typography>
            </Box>
            {!isOff && (
              <TextLink standalone component={Link} to={`/routes/${id}`} sx={{ flex: 'none' }}>
                <Icon name="edit" size={16} /> Your route<span className="vh">: {line}</span>
              </TextLink>
            )}
          </Card>
        ))}
      </Box>
    </Box>
  );
};
