# Base images are named by what is in them (digest), packages by their hashes: see requirements/README.md.
FROM python:3.12-slim@sha256:78387bc3881b8273120a12ebe6c1ab22b018ccc2c9adf565ae1ac9b536e184ea AS build
WORKDIR /src
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
 && pip install --no-cache-dir --require-hashes --requirement requirements/node.txt
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12-slim@sha256:78387bc3881b8273120a12ebe6c1ab22b018ccc2c9adf565ae1ac9b536e184ea
RUN useradd --create-home mewseum && install --directory --owner=mewseum /home/mewseum/.cache
COPY requirements/run.txt /requirements.txt
RUN pip install --no-cache-dir --require-hashes --requirement /requirements.txt
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --no-deps /wheels/*.whl && rm -rf /wheels
USER mewseum
EXPOSE 7370
CMD ["mewseum", "serve", "--host=0.0.0.0"]
