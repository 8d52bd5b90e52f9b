import { LANGUAGES, loadToolMetadata } from '@toolbox/i18n';
import { toolMetadataPath } from './toolMetadataPath.ts';

/**
 * Run only by the build, which writes the response to a file; it makes a second request with a suffix for its own
 * format.
 */
export async function loader({ request }: { readonly request: Request }): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = LANGUAGES.find((candidate) => pathname.startsWith(toolMetadataPath(candidate)));
  if (language === undefined) return new Response(null, { status: 404 });
  return Response.json(await loadToolMetadata(language));
}
