import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { endpoints } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { useApiQuery } from '@wayfellow/web';

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 3,
  right: 2,
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: '.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}));

/** The header's link to the cases, with how many are open. Without a second step in this session the number is not known. */
export const ModerationLink = () => {
  const { pathname } = useLocation();
  const count = useApiQuery(endpoints.moderation.queue, {}).data?.open ?? 0;
  return (
    <IconButton
      component={Link}
      to="/moderation"
      aria-label={count > 0 ? `Moderation, ${count} open` : 'Moderation'}
      aria-current={pathname === '/moderation' ? 'page' : undefined}
      color="inherit"
      sx={{ position: 'relative' }}
    >
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M12 4v16M8.5 20h7M5 7.5h14M5 7.5 2.5 14a3 3 0 0 0 5 0zM19 7.5 16.5 14a3 3 0 0 0 5 0z" />
      </svg>
      {count > 0 && <Count className="num">{count > 99 ? '99+' : count}</Count>}
    </IconButton>
  );
};
