import { type ProblemTexts, showProblemsIn } from '../problem-language';

/** Translations by English sentence. A test compares the keys with what sandbox and client report. */
export const problems: ProblemTexts = {
  'The sandbox runs in a Web Worker, which this browser does not offer. Use a current browser. Meanwhile, choose your own server instead of the sandbox.':
    'Die Sandbox läuft in einem Web Worker, den dieser Browser nicht anbietet. Verwenden Sie einen aktuellen Browser. Bis dahin können Sie statt der Sandbox Ihren eigenen Server wählen.',
  'The browser does not let this page start a Web Worker, in which the sandbox runs; Firefox does so where cookies and site data are blocked. Allow them for this site and reload the page. Meanwhile, choose your own server instead of the sandbox.':
    'Der Browser lässt diese Seite keinen Web Worker starten, in dem die Sandbox läuft. Firefox verhindert das, wenn Cookies und Websitedaten blockiert sind. Erlauben Sie beides für diese Website und laden Sie die Seite neu. Bis dahin können Sie statt der Sandbox Ihren eigenen Server wählen.',
  'The sandbox needs WebAssembly, which this browser does not offer or has switched off. Switch it on or use another browser. Meanwhile, choose your own server instead of the sandbox.':
    'Die Sandbox braucht WebAssembly, das dieser Browser nicht anbietet oder abgeschaltet hat. Schalten Sie es ein oder verwenden Sie einen anderen Browser. Bis dahin können Sie statt der Sandbox Ihren eigenen Server wählen.',
  "The browser blocked the sandbox's WebAssembly. If this site sends a Content-Security-Policy, its script-src must contain 'wasm-unsafe-eval'. Meanwhile, choose your own server instead of the sandbox.":
    "Der Browser hat das WebAssembly der Sandbox blockiert. Sendet diese Website eine Content-Security-Policy, muss deren script-src 'wasm-unsafe-eval' enthalten. Bis dahin können Sie statt der Sandbox Ihren eigenen Server wählen.",
  'The sandbox signs tokens with Web Crypto, which browsers offer only to pages from https:// or localhost. Open this page at such an address. Meanwhile, choose your own server instead of the sandbox.':
    'Die Sandbox signiert Token mit Web Crypto, das Browser nur Seiten von https:// oder localhost anbieten. Öffnen Sie diese Seite unter einer solchen Adresse. Bis dahin können Sie statt der Sandbox Ihren eigenen Server wählen.',
  'The sandbox could not be downloaded. Check the connection and that the site was deployed whole (folder /sandbox/), then try again.':
    'Die Sandbox konnte nicht geladen werden. Prüfen Sie die Verbindung und ob die Website vollständig veröffentlicht ist (Ordner /sandbox/). Versuchen Sie es dann erneut.',
  'The sandbox could not be downloaded. Check the connection, then reload the page and try again.':
    'Die Sandbox konnte nicht geladen werden. Prüfen Sie die Verbindung, laden Sie die Seite neu und versuchen Sie es erneut.',
  'The sandbox stopped during a request, possibly because the browser ran out of memory. The last change might be missing. The next request starts the sandbox again.':
    'Die Sandbox ist während einer Anfrage ausgefallen, vielleicht weil der Browser keinen Speicher mehr hatte. Die letzte Änderung kann fehlen. Die nächste Anfrage startet die Sandbox wieder.',
  'The sandbox didn’t start in time. The connection might be slow, or the computer busy. Try again: downloaded parts are reused.':
    'Die Sandbox ist nicht rechtzeitig gestartet. Vielleicht ist die Verbindung langsam oder der Computer ausgelastet. Versuchen Sie es erneut, schon geladene Teile werden wiederverwendet.',
  'The sandbox didn’t respond in time. Another tab of this site might be using it. Close the other tabs, then try again.':
    'Die Sandbox hat nicht rechtzeitig geantwortet. Vielleicht benutzt sie ein anderer Tab dieser Website. Schließen Sie die anderen Tabs und versuchen Sie es erneut.',
  'The content could not be read: it is too large for this browser, or its file has changed.':
    'Der Inhalt konnte nicht gelesen werden: Er ist zu groß für diesen Browser, oder seine Datei hat sich geändert.',
  'The browser could not hand the data over between page and sandbox. Try again with less data.':
    'Der Browser konnte die Daten nicht zwischen Seite und Sandbox übergeben. Versuchen Sie es mit weniger Daten erneut.',
  'The browser has no memory left for the data of the sandbox. The last change was not kept. Close other tabs, or reset the sandbox.':
    'Der Browser hat keinen Speicher mehr für die Daten der Sandbox. Die letzte Änderung wurde nicht gespeichert. Schließen Sie andere Tabs, oder setzen Sie die Sandbox zurück.',
  'The database of the sandbox stopped working, and the last change was not kept. It starts again with the next request, from what this browser has stored.':
    'Die Datenbank der Sandbox ist ausgefallen, und die letzte Änderung wurde nicht gespeichert. Mit der nächsten Anfrage startet sie wieder, mit dem Stand, den dieser Browser gespeichert hat.',
  'The sandbox failed unexpectedly ({detail}). Try again; if it keeps failing, reset the sandbox.':
    'Die Sandbox ist unerwartet ausgefallen ({detail}). Versuchen Sie es erneut. Bleibt der Fehler, setzen Sie die Sandbox zurück.',
  'This page uses https, so the browser blocks calls to {origin}, which uses http (mixed content).':
    'Diese Seite verwendet https, deshalb blockiert der Browser Anfragen an {origin}, das http verwendet (Mixed Content).',
  'Serve the API over https, for example with a reverse proxy, and enter its https address.':
    'Stellen Sie die API über https bereit, zum Beispiel mit einem Reverse Proxy, und geben Sie deren https-Adresse ein.',
  "{origin} runs, but doesn't allow pages from {page} to read its responses, so the browser hides them (CORS).":
    '{origin} läuft, erlaubt Seiten von {page} aber nicht, die Antworten zu lesen. Der Browser verbirgt sie deshalb (CORS).',
  'Add {page} to the allowed origins of the server. The server might still have processed the request.':
    'Nehmen Sie {page} in die erlaubten Ursprünge des Servers auf. Er kann die Anfrage trotzdem ausgeführt haben.',
  'If it redirects to https, enter its https address, {address}. If not: Add {page} to the allowed origins of the server. The server might still have processed the request.':
    'Leitet er auf https um, geben Sie seine https-Adresse ein, {address}. Sonst: Nehmen Sie {page} in die erlaubten Ursprünge des Servers auf. Er kann die Anfrage trotzdem ausgeführt haben.',
  'If it redirects to https, enter its https address. If not: Add {page} to the allowed origins of the server. The server might still have processed the request.':
    'Leitet er auf https um, geben Sie seine https-Adresse ein. Sonst: Nehmen Sie {page} in die erlaubten Ursprünge des Servers auf. Er kann die Anfrage trotzdem ausgeführt haben.',
  '{origin} allows pages from {page}, but not the request header {name}, so the browser didn’t send the request (CORS).':
    '{origin} erlaubt Seiten von {page}, aber nicht den Header {name}. Der Browser hat die Anfrage deshalb nicht gesendet (CORS).',
  '{origin} allows pages from {page}, but not the method {name}, so the browser didn’t send the request (CORS).':
    '{origin} erlaubt Seiten von {page}, aber nicht die Methode {name}. Der Browser hat die Anfrage deshalb nicht gesendet (CORS).',
  'Add "{name}" to {setting} of the CORS policy, or call policy.{call} in Program.cs. Then restart the server.':
    'Nehmen Sie „{name}“ in {setting} der CORS-Richtlinie auf, oder rufen Sie policy.{call} in Program.cs auf. Starten Sie den Server dann neu.',
  '{origin} runs and lets this page read its other responses, but not this one. It was probably 401 (the token has expired or isn’t accepted there), or 500 in Production. Endatix servers send both without CORS headers, so the browser hides them.':
    '{origin} läuft und lässt diese Seite andere Antworten lesen, diese aber nicht. Sie war vermutlich 401 (das Token ist abgelaufen oder gilt dort nicht) oder 500 in Production. Endatix-Server senden beide ohne CORS-Header, deshalb verbirgt der Browser sie.',
  '{origin} runs and lets this page read its other responses, but not this one. It was probably 401 (no token was sent), or 500 in Production. Endatix servers send both without CORS headers, so the browser hides them.':
    '{origin} läuft und lässt diese Seite andere Antworten lesen, diese aber nicht. Sie war vermutlich 401 (ohne Token) oder 500 in Production. Endatix-Server senden beide ohne CORS-Header, deshalb verbirgt der Browser sie.',
  'Sign in again and repeat the request. If it still fails, check the server log. Calling app.UseCors() before app.UseEndatix() makes the 401 readable.':
    'Melden Sie sich neu an und wiederholen Sie die Anfrage. Scheitert sie weiter, prüfen Sie das Protokoll des Servers. Mit app.UseCors() vor app.UseEndatix() wird die 401 lesbar.',
  'Sign in and repeat the request. If it still fails, check the server log. Calling app.UseCors() before app.UseEndatix() makes the 401 readable.':
    'Melden Sie sich an und wiederholen Sie die Anfrage. Scheitert sie weiter, prüfen Sie das Protokoll des Servers. Mit app.UseCors() vor app.UseEndatix() wird die 401 lesbar.',
  "{origin} didn't respond.": '{origin} antwortet nicht.',
  'Check that the server runs and that the address and the port are right. If it redirects to https, open {origin} once in its own tab: its certificate might not be trusted.':
    'Prüfen Sie, ob der Server läuft und ob Adresse und Port stimmen. Leitet er auf https um, öffnen Sie {origin} einmal in einem eigenen Tab: Der Browser vertraut seinem Zertifikat vielleicht nicht.',
  'Browsers block requests to the port {port}, which belongs to another protocol.':
    'Browser blockieren Anfragen an den Port {port}, der zu einem anderen Protokoll gehört.',
  'Run the server at another port, and enter its address.':
    'Lassen Sie den Server an einem anderen Port laufen, und geben Sie dessen Adresse ein.',
  'Check that the server runs and that the address and the port are right. A development certificate must be trusted: open {origin} once in its own tab, or run "dotnet dev-certs https --trust".':
    'Prüfen Sie, ob der Server läuft und ob Adresse und Port stimmen. Einem Entwicklungszertifikat muss der Browser vertrauen: Öffnen Sie {origin} einmal in einem eigenen Tab, oder führen Sie „dotnet dev-certs https --trust“ aus.',
  'Check that the server runs and that the address and the port are right. If it serves http, enter {address}. A development certificate must be trusted: open {origin} once in its own tab, or run "dotnet dev-certs https --trust".':
    'Prüfen Sie, ob der Server läuft und ob Adresse und Port stimmen. Verwendet er http, geben Sie {address} ein. Einem Entwicklungszertifikat muss der Browser vertrauen: Öffnen Sie {origin} einmal in einem eigenen Tab, oder führen Sie „dotnet dev-certs https --trust“ aus.',
  'The browser did not let this page call {origin}: pages from the internet need your permission to call servers on your computer or in your network.':
    'Der Browser hat die Anfrage an {origin} nicht zugelassen: Seiten aus dem Internet brauchen Ihre Erlaubnis, um Server auf Ihrem Computer oder in Ihrem Netz aufzurufen.',
  'Allow it in the settings of this site (the icon before the address: “Local network access” or “Apps on device”), then try again.':
    'Erlauben Sie es in den Einstellungen dieser Website (Symbol vor der Adresse: Zugriff auf das lokale Netzwerk oder Apps auf dem Gerät) und versuchen Sie es erneut.',
  "{origin} accepted the request but didn't respond within {seconds} seconds.":
    '{origin} hat die Anfrage angenommen, aber in {seconds} Sekunden nicht geantwortet.',
  'Check that the server runs and responds to other programs.':
    'Prüfen Sie, ob der Server läuft und anderen Programmen antwortet.',
  '{origin} responded with {status}, but without tokens, so it isn’t an Endatix API. Enter the part of your server’s URL before /api.':
    '{origin} antwortet mit {status}, aber ohne Token, ist also keine Endatix-API. Geben Sie den Teil der URL Ihres Servers vor /api ein.',
  'The server returned {status}.': 'Der Server antwortet mit {status}.',
  'Paste the access token, without the word Bearer.':
    'Fügen Sie das Zugriffstoken ein, ohne das Wort Bearer.',
  'The token contains spaces, quotes or line breaks. Paste only the token.':
    'Das Token enthält Leerzeichen, Anführungszeichen oder Zeilenumbrüche. Fügen Sie nur das Token ein.',
  'The session ended at {time}, when its access token expired. Sign in again.':
    'Die Sitzung endete um {time} Uhr, weil ihr Zugriffstoken abgelaufen ist. Melden Sie sich neu an.',
  'The server no longer accepts the access token of this session, although it has not expired by the clock of this computer. Its data, its signing key or the account might have changed. Sign in again.':
    'Der Server nimmt das Zugriffstoken dieser Sitzung nicht mehr an, obwohl es nach der Uhr dieses Computers noch gilt. Vielleicht haben sich seine Daten, sein Signaturschlüssel oder das Konto geändert. Melden Sie sich neu an.',
  'The sandbox data was replaced, and the previous tokens are invalid. Sign in again.':
    'Die Daten der Sandbox wurden ersetzt, und die bisherigen Token sind ungültig. Melden Sie sich neu an.',
  'This isn’t a JSON Web Token, which has three parts separated by dots. It is sent unchanged.':
    'Das ist kein JSON Web Token aus drei Teilen mit Punkten dazwischen. Es wird unverändert gesendet.',
  'By the clock of this computer, your access token has expired. Requests still send it, and the server decides.':
    'Nach der Uhr dieses Computers ist Ihr Zugriffstoken abgelaufen. Anfragen senden es weiter, und der Server entscheidet.',
  'More in {page}.': 'Mehr dazu: {page}.',
  'Troubleshoot setup': 'Probleme beim Einrichten beheben',
};

showProblemsIn('de', problems);
