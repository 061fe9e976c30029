import { PRODUCT_NAME } from '../product.js';
import { failure, info, success, warning } from './notice.js';

// Signing in and out.

export const loggedIn = (name: string) => success('Login Successful', `Welcome back, ${name}!`);
export const loginFailed = (detail = 'Invalid username or password') => failure('Login Failed', detail);
export const registered = success(
  'Registration Successful',
  `Your account has been created. Welcome to ${PRODUCT_NAME}!`,
);
export const registrationFailed = (detail = 'Could not create account. Please try again.') =>
  warning('Registration Failed', detail);
export const loggedOut = success('Logged Out', 'You have been successfully logged out.');
export const logoutFailed = warning('Logout Failed', 'There was an issue logging out. Please try again.');
export const sessionEnded = info('Please log in again', 'Your session has ended, here or in another tab.');
