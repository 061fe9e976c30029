import { failure, info } from './notice.js';

// Screens that need a session.

export const quizNeedsLogin = info('Login Required', 'Please log in to access the travel compatibility quiz');
export const quizSaveNeedsLogin = info('Login Required', 'Please log in to save your travel preferences');
export const meetupsNeedLogin = info('Login Required', 'Please log in to see meetups');
export const routeNeedsLogin = info('Login Required', 'Please log in to see routes');
export const profileNeedsLogin = failure('Authentication Required', 'Please log in to view your profile');
export const matchesNeedLogin = failure('Authentication Required', 'Please log in to view your matches');
export const messagesNeedLogin = failure('Authentication Required', 'Please log in to view your messages');
export const travelerNeedsLogin = failure('Login Required', 'Please log in to view this profile');
export const plansNeedLogin = info('Login Required', 'Please login or sign up to subscribe');
