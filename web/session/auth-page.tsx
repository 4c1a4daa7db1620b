import { LoginFrame, type LoginFrameProps } from '../../ui/site/login-frame/login-frame';
import { house } from '../page/site-config';
import { useLanguage } from './use-language';

/** Frame of the login pages, where a visitor can also choose the language. */
export function Door(props: Pick<LoginFrameProps, 'title' | 'text' | 'slogan' | 'beside' | 'children'>) {
  return <LoginFrame {...props} links={house.links} language={useLanguage(null)} />;
}
